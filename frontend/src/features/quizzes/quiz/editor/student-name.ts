interface StudentAttempt {
  readonly name: string;
  readonly email: string;
  readonly number: number;
}

/** The student's name and the number of the attempt. */
export const studentName = ({ name, email, number }: StudentAttempt): string =>
  `${name === '' ? email : name}, attempt ${number}`;
