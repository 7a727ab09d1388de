interface Taken {
  readonly name: string;
  readonly email: string;
  readonly number: number;
}

/** Whose attempt it is, and which. */
export const takerName = ({ name, email, number }: Taken): string =>
  `${name === '' ? email : name}, attempt ${number}`;
