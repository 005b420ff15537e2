import { expect, it } from 'vitest'
import { calendarOf, type TypedEntry } from '../calendar.ts'

const created = '2027-01-01T00:00:00.000Z'
const day = 86_400_000
const vuoro: TypedEntry = {
  type: 'shift',
  id: '1',
  startsAt: created,
  endsAt: null,
  summary: 'Vuoro',
  description: null,
  location: null,
  status: 'confirmed',
  category: null,
  createdAt: created,
  updatedAt: created,
}

it('counts the sequence of an entry up with each of its changes, for decades', () => {
  const sequences = [0, 1, 999, 1000, 60_000, 11 * day, 12 * day, 12 * day + 1000, 365 * 30 * day].map(
    milliseconds => {
      const updatedAt = new Date(Date.parse(created) + milliseconds).toISOString()
      const entry: TypedEntry = { ...vuoro, updatedAt }
      return Number(/^SEQUENCE:(\d+)\r$/m.exec(calendarOf('Meri', [entry]))?.[1])
    },
  )
  expect(sequences.slice(0, 2)).toEqual([0, 1])
  for (const [index, each] of sequences.entries())
    expect(each).toBeGreaterThan(index === 0 ? -1 : (sequences[index - 1] as number))
  expect(sequences.at(-1)).toBeLessThan(2 ** 31)
})

it('is named by a value of text, whatever the name holds', () => {
  const name = 'Yö, päivä; \\ilta\nBEGIN:VEVENT\r\nSUMMARY:Keksitty'
  const text = calendarOf(name, [vuoro]).replaceAll('\r\n ', '')
  const said = String.raw`Konttori – Yö\, päivä\; \\ilta\nBEGIN:VEVENT\nSUMMARY:Keksitty`
  expect(text).toContain(`\r\nNAME:${said}\r\n`)
  expect(text).toContain(`\r\nX-WR-CALNAME:${said}\r\n`)
  expect(text.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1)
})
