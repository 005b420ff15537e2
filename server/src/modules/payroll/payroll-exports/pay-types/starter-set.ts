import { recordAudit, systemActor } from '../../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { payTypeRules } from './register.ts'

/** By kind: what the starter types do not say by themselves, numbered as they are. Flex reaches payroll by agreement only. */
const starterRules = {
  normal: { name: 'Työ', payTypeCode: '1000' },
  additional: { name: 'Lisätyö', payTypeCode: '1040' },
  overtime_50: { name: 'Ylityö 50 %', payTypeCode: '2050' },
  overtime_100: { name: 'Ylityö 100 %', payTypeCode: '2100' },
  evening: { name: 'Iltalisä', payTypeCode: '3100' },
  night: { name: 'Yölisä', payTypeCode: '3200' },
  sunday: { name: 'Sunnuntaikorotus', payTypeCode: '3300' },
  holiday: { name: 'Pyhätyön korotus', payTypeCode: '3400' },
  credit: { name: 'Arkipyhäkorvaus', payTypeCode: '1120' },
} as const
type Kind = keyof typeof starterRules

/** Gives an organisation the rules that it begins with, valid from a date on. */
export async function setUpPayTypeRules(tx: WriteTransaction, validFrom: PlainDate): Promise<void> {
  const { audit } = await payTypeRules.setUp(
    tx,
    (Object.keys(starterRules) as Kind[]).map(kind => {
      const { name, payTypeCode } = starterRules[kind]
      return { code: kind, name, kind, versions: [{ validFrom, payTypeCode }] }
    }),
  )
  recordAudit(tx, audit, { actor: systemActor, operation: 'setUpPayTypeRules', requestId: tx.orgId })
}
