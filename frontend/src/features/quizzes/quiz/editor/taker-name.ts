interface Taken {
  readonly name: string;
  readonly email: string;
  readonly number: number;
}

/** The student's name and the number of the attempt. */
export const takerName = ({ name, email, number }: Taken): string =>
  `${name === '' ? email : name}, attempt ${number}`;
