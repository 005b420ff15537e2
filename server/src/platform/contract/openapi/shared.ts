type Json = Record<string, unknown>

export interface Part {
  readonly name: string
  readonly value: Json
}

/**
 * What many operations have alike, such as a page's parameters or the answers of the gates: the commonest form under
 * each name is once in the document's components, and the operations refer to it.
 */
export class Shared {
  readonly #kind: 'parameters' | 'responses'
  /** By name, the text of the form that stands in the components. */
  readonly #texts: ReadonlyMap<string, string>
  readonly components: Json

  constructor(kind: 'parameters' | 'responses', parts: readonly Part[]) {
    this.#kind = kind
    const commonest = [...Map.groupBy(parts, ({ name }) => name)]
      .map(([name, forms]) => ({ name, ...mostOf(forms) }))
      .filter(({ uses }) => uses > 1)
    this.#texts = new Map(commonest.map(({ name, text }) => [name, text]))
    this.components = Object.fromEntries(commonest.map(({ name, value }) => [name, value]))
  }

  /** A reference where this form is shared, and the form itself where it is not. */
  reference({ name, value }: Part): Json {
    return this.#texts.get(name) === JSON.stringify(value)
      ? { $ref: `#/components/${this.#kind}/${name}` }
      : value
  }
}

function mostOf(forms: readonly Part[]): { text: string; value: Json; uses: number } {
  let most = { text: '', value: {} as Json, uses: 0 }
  for (const [text, alike] of Map.groupBy(forms, ({ value }) => JSON.stringify(value)))
    if (alike.length > most.uses && alike[0]) most = { text, value: alike[0].value, uses: alike.length }
  return most
}
