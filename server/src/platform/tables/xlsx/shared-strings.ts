import { tooLarge } from '../refused.ts'
import type { Package } from './package.ts'
import { readXml } from './xml.ts'

const mostStrings = 1_000_000

/** The texts of the workbook, which cells name by their number. */
export async function sharedStrings(file: Package, path: string | undefined): Promise<readonly string[]> {
  const part = path === undefined ? undefined : await file.part(path)
  const strings: string[] = []
  if (!part) return strings
  const text = new RichText()
  await readXml(part, {
    open(name) {
      if (name === 'si') text.begin()
      else text.open(name)
    },
    close(name) {
      text.close(name)
      if (name !== 'si') return
      if (strings.length >= mostStrings) throw tooLarge(`the workbook has more than ${mostStrings} texts`)
      strings.push(text.value)
    },
    text: piece => text.add(piece),
  })
  return strings
}

/** The text of a cell, put together from its runs; how it is pronounced, in `rPh`, is no part of it. */
export class RichText {
  #value = ''
  #taking = false
  #phonetic = false

  begin(): void {
    this.#value = ''
    this.#taking = false
    this.#phonetic = false
  }

  open(name: string): void {
    if (name === 'rPh') this.#phonetic = true
    if (name === 't') this.#taking = !this.#phonetic
  }

  close(name: string): void {
    if (name === 'rPh') this.#phonetic = false
    if (name === 't') this.#taking = false
  }

  add(piece: string): void {
    if (this.#taking) this.#value += piece
  }

  get value(): string {
    return unescaped(this.#value)
  }
}

/** `_x000D_` is a character that XML cannot have: ECMA-376 part 1, 22.9.2.19. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
    : text
