/** What is assigned to the members from a date on. */
export class Assignments<T> {
  readonly #rows: { readonly member: string; readonly from: string; readonly value: T }[] = []
  readonly #first: T

  constructor(first: T) {
    this.#first = first
  }

  assign(member: string, from: string, value: T): void {
    this.#rows.push({ member, from, value })
  }

  /** The row that begins last; of two that begin together the later one. */
  on(member: string, date: string): T {
    const begun = this.#rows.filter(row => row.member === member && row.from <= date)
    return begun.reduce((last, row) => (row.from >= last.from ? row : last), {
      from: '',
      value: this.#first,
    }).value
  }
}
