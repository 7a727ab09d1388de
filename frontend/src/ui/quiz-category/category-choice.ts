/** A category to choose. */
export interface CategoryChoice {
  readonly id: string;
  readonly categoryName: string;
}
