import { expect, test } from 'vitest'
import { passedOn } from '../queue/escalation.ts'

const [elina, eero, aino] = ['elina', 'eero', 'aino']
const submittedAt = '2026-11-02T06:00:00.000Z'
const at = (days: number, seconds = 0) =>
  new Date(Date.parse(submittedAt) + days * 86_400_000 + seconds * 1000).toISOString()

test.each([
  ['never by the setting', null, [elina, eero], at(400), [elina], null, null],
  ['before the time', 3, [elina, eero, aino], at(3, -1), [elina], at(3), null],
  ['to the next one', 3, [elina, eero, aino], at(3), [elina, eero], at(6), at(3)],
  ['to the one above the next', 3, [elina, eero, aino], at(7), [elina, eero, aino], null, at(6)],
  ['no further than there are supervisors', 3, [elina, eero], at(90), [elina, eero], null, at(3)],
  ['to nobody where one is alone', 3, [elina], at(90), [elina], null, null],
  ['to nobody where nobody is above', 3, [], at(90), [], null, null],
  ['not before it was handed in', 3, [elina, eero], at(-9), [elina], at(3), null],
])(
  'what waits is passed on %s',
  (_, afterDays, supervisorIds, now, approverMembershipIds, dueAt, escalatedAt) => {
    expect(passedOn({ submittedAt, supervisorIds, afterDays, now })).toEqual({
      ...{ approverMembershipIds, dueAt, escalatedAt },
    })
  },
)
