import { balanceOperations } from '../../modules/time/balances/port.ts'
import { addDays, type PlainDate } from '../../platform/vocabulary/dates.ts'
import type { Founded } from '../founding/founding.ts'
import { required } from '../required.ts'

const openingMinutes = 5400

/**
 * Payroll gives some members what they brought in their time bank, and closes what is over: the last year, and the flexitime
 * period before the present one. What days move is on the accounts already, by the approvals of three months.
 */
export async function closePeriods({ office }: Founded, today: PlainDate): Promise<void> {
  const lastYear = `${Number(today.slice(0, 4)) - 1}`
  const bank = await office.asRole('admin', balanceOperations.timeBanks.create, {
    body: {
      code: 'time_bank',
      name: 'Työaikapankki',
      versions: [{ validFrom: `${lastYear}-01-01`, ceilingMinutes: 10_800, carryOverMinutes: 4800 }],
    },
  })
  const { items } = await office.asRole('admin', balanceOperations.balances.list, { query: { limit: 3 } })
  for (const { membershipId } of items) {
    const wanted = {
      membershipId,
      kind: 'time_bank',
      timeBankId: required(bank.id, 'the time bank'),
    } as const
    const { id } = await office.asRole('admin', balanceOperations.balances.open, { body: wanted })
    await office.asRole('admin', balanceOperations.balances.addTransaction, {
      params: { id },
      body: {
        kind: 'opening',
        minutes: openingMinutes,
        effectiveDate: `${lastYear}-06-30`,
        reason: 'Siirretty edellisestä järjestelmästä.',
      },
    })
  }
  for (const closing of [
    { kind: 'year_end', date: `${lastYear}-12-31` },
    { kind: 'flex_period', date: lastPeriodEnd(today) },
  ] as const)
    await office.asRole('admin', balanceOperations.periodClosings.run, { body: closing })
}

/** The last day of the flexitime period of four months before the one of today. */
function lastPeriodEnd(today: PlainDate): PlainDate {
  const [year, month] = today.split('-').map(Number)
  const first = Math.floor(((month ?? 1) - 1) / 4) * 4 + 1
  return addDays(`${year}-${String(first).padStart(2, '0')}-01`, -1)
}
