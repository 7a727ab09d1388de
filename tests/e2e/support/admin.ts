/** The administrator whom the server makes when it starts. */
export const admin = { email: 'root@site.test', password: 'root of the place 7' };
