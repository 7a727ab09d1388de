/** The part of pino that Markwise uses. `cause` is serialized with its stack. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
