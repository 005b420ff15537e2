import { expect, it } from 'vitest'
import type { BalanceTransaction } from '../movements/record.ts'
import { stepsAhead } from '../accounts/projecting.ts'

const row = (id: string, effectiveDate: string, minutes: number, reverses: string | null = null) =>
  ({ id, effectiveDate, minutes, reversesTransactionId: reverses, explain: id }) as BalanceTransaction

const noBounds = { floorMinutes: null, ceilingMinutes: null, carryOverMinutes: null, settlesOn: null }

it('what was planned and taken back is no step, and what replaces it is one', () => {
  const steps = stepsAhead({
    ...{ today: '2026-06-01', until: '2026-06-30', balanceMinutes: 600 },
    toCome: [
      row('planned', '2026-06-10', -450),
      row('taken back', '2026-06-10', 450, 'planned'),
      row('again', '2026-06-10', -225),
      row('other', '2026-06-11', -450),
      row('of something earlier', '2026-06-12', 60, 'written before'),
    ],
    boundsOn: () => noBounds,
  })
  expect(
    steps.map(({ explanation, balanceMinutes }) => [
      'sentence' in explanation.values && explanation.values.sentence,
      balanceMinutes,
    ]),
  ).toEqual([
    ['again', 375],
    ['other', -75],
    ['of something earlier', -15],
  ])
})
