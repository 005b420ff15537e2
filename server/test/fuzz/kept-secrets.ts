import { formsOf } from '../secrets/forms.ts'

/** Letters by which a secret's form is found before all of it is compared. */
const beginning = 12

/** Looks for thousands of secrets in megabytes of text in one pass. */
export class SecretFinder {
  readonly #byBeginning = new Map<string, { form: string; name: string }[]>()

  constructor(secrets: ReadonlyMap<string, ReadonlySet<string>>) {
    for (const [name, those] of secrets)
      for (const secret of those)
        for (const form of formsOf(secret)) {
          const key = form.slice(0, beginning)
          const known = this.#byBeginning.get(key)
          if (known) known.push({ form, name })
          else this.#byBeginning.set(key, [{ form, name }])
        }
  }

  /** What carried the secrets that the text holds; the secrets themselves are in no message. */
  foundIn(text: string): string[] {
    const found = new Set<string>()
    for (let at = 0; at + beginning <= text.length; at++) {
      const candidates = this.#byBeginning.get(text.slice(at, at + beginning))
      for (const { form, name } of candidates ?? []) if (text.startsWith(form, at)) found.add(name)
    }
    return [...found]
  }
}
