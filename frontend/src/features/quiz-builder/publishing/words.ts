/** What closing a quiz comes to, wherever it is told. */
export const stopsWords =
  'While it is closed nobody begins an attempt, and who is in the middle of one cannot go on until it opens.';
