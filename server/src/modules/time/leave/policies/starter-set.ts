import { recordAudit, systemActor } from '../../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { defaultLocale } from '../../../../platform/vocabulary/locales.ts'
import { leavePolicies, starterNames } from './register.ts'

type NewVersion = Parameters<typeof leavePolicies.setUp>[1][number]['versions'][number]
type StarterCode = 'annual_holiday' | 'seniority_leave'

/** By code: annual holiday by the act, and leave that many companies give to those who have stayed. */
const starters: Readonly<Record<StarterCode, { readonly rules: Omit<NewVersion, 'validFrom'> }>> = {
  annual_holiday: { rules: { kind: 'finnish_annual_holiday' } },
  seniority_leave: {
    rules: {
      kind: 'general',
      levels: [
        { startsAfter: 5, startsAfterUnit: 'years', amount: 2, frequency: 'yearly', gainedAt: 'start' },
        { startsAfter: 10, startsAfterUnit: 'years', amount: 4, frequency: 'yearly', gainedAt: 'start' },
      ],
      proration: 'none',
      carryOverMax: 2,
      carryOverExpiresAfterMonths: 6,
    },
  },
}

/** Gives an organisation the starter policies, called in a language, valid from a date on. */
export async function setUpLeavePolicies(
  tx: WriteTransaction,
  validFrom: PlainDate,
  locale = defaultLocale,
): Promise<Readonly<Record<StarterCode, Id>>> {
  const codes = Object.keys(starters) as StarterCode[]
  const { ids, audit } = await leavePolicies.setUp(
    tx,
    codes.map(code => {
      const { rules } = starters[code]
      return {
        code,
        name: starterNames[code][locale],
        unit: 'days' as const,
        versions: [{ validFrom, ...rules }],
      }
    }),
  )
  recordAudit(tx, audit, { actor: systemActor, operation: 'setUpLeavePolicies', requestId: tx.orgId })
  return Object.fromEntries(codes.map((code, at) => [code, ids[at]])) as Readonly<Record<StarterCode, Id>>
}
