/** The administrator's account, which the server creates when it starts. */
export const admin = { email: 'root@site.test', password: 'root of the place 7' };
