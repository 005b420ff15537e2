import { recordAudit, systemActor } from '../../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { defaultLocale } from '../../../../platform/vocabulary/locales.ts'
import { payTypeRules, starterNames } from './register.ts'

/** By kind: what the starter types do not say by themselves, numbered as they are. Flex reaches payroll by agreement only. */
const starterRules = {
  normal: { payTypeCode: '1000' },
  additional: { payTypeCode: '1040' },
  overtime_50: { payTypeCode: '2050' },
  overtime_100: { payTypeCode: '2100' },
  evening: { payTypeCode: '3100' },
  night: { payTypeCode: '3200' },
  sunday: { payTypeCode: '3300' },
  holiday: { payTypeCode: '3400' },
  credit: { payTypeCode: '1120' },
} as const
type Kind = keyof typeof starterRules

/** Gives an organisation the rules that it begins with, called in a language, valid from a date on. */
export async function setUpPayTypeRules(
  tx: WriteTransaction,
  validFrom: PlainDate,
  locale = defaultLocale,
): Promise<void> {
  const { audit } = await payTypeRules.setUp(
    tx,
    (Object.keys(starterRules) as Kind[]).map(kind => {
      const { payTypeCode } = starterRules[kind]
      return { code: kind, name: starterNames[kind][locale], kind, versions: [{ validFrom, payTypeCode }] }
    }),
  )
  recordAudit(tx, audit, { actor: systemActor, operation: 'setUpPayTypeRules', requestId: tx.orgId })
}
