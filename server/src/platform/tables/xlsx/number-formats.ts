import type { Package } from './package.ts'
import { readXml } from './xml.ts'

/** What a number means by its format; `duration` counts hours beyond 24. */
export type NumberMeaning = 'number' | 'date' | 'time' | 'instant' | 'duration'

/** Formats that every workbook has without declaring them: ECMA-376 part 1, 18.8.30. */
const builtIn: readonly (readonly [first: number, last: number, meaning: NumberMeaning])[] = [
  [14, 17, 'date'],
  [18, 21, 'time'],
  [22, 22, 'instant'],
  [27, 31, 'date'],
  [32, 35, 'time'],
  [36, 36, 'date'],
  [45, 45, 'time'],
  [46, 46, 'duration'],
  [47, 47, 'time'],
  [50, 58, 'date'],
]

/** The meaning of numbers in cells of each style. */
export async function numberMeanings(file: Package, styles: string | undefined): Promise<NumberMeaning[]> {
  const part = styles === undefined ? undefined : await file.part(styles)
  if (!part) return []
  const custom = new Map<number, NumberMeaning>()
  const formats: number[] = []
  let within = false
  await readXml(part, {
    open(name, attributes) {
      if (name === 'numFmt')
        custom.set(Number(attributes['numFmtId']), meaningOf(attributes['formatCode'] ?? ''))
      if (name === 'cellXfs') within = true
      if (name === 'xf' && within) formats.push(Number(attributes['numFmtId'] ?? 0))
    },
    close(name) {
      if (name === 'cellXfs') within = false
    },
  })
  return formats.map(id => custom.get(id) ?? builtInMeaning(id))
}

const builtInMeaning = (id: number): NumberMeaning =>
  builtIn.find(([first, last]) => id >= first && id <= last)?.[2] ?? 'number'

/** The meaning of a format such as `d.m.yyyy` or `[h]:mm`, by the letters that are no text. */
export function meaningOf(format: string): NumberMeaning {
  const [positive = ''] = format.split(';')
  const letters = positive
    .replaceAll(/"[^"]*"|\\.|_.|\*./g, '')
    .replaceAll(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .toLowerCase()
  if (/\[[hms]+\]/.test(letters)) return 'duration'
  const hasTime = /[hs]/.test(letters)
  const hasDate = /[yd]/.test(letters) || (!hasTime && /mm/.test(letters))
  if (hasDate) return hasTime ? 'instant' : 'date'
  return hasTime ? 'time' : 'number'
}
