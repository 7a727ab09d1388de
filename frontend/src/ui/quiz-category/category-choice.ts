/** A category that something can stand in. */
export interface CategoryChoice {
  readonly id: string;
  readonly categoryName: string;
}
