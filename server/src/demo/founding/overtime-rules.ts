import { overtimeRuleSetOperations, worktimeModelOperations } from '../../modules/company/catalogs/port.ts'
import type { Office } from '../filling/office.ts'
import type { Beginning } from './beginning.ts'

/** After every starter version, and before anybody records a day. */
const agreedFrom = '2020-01-01'

/** The administrator enters what the collective agreement says of overtime, and that those who work by the hour have it. */
export async function setUpOvertimeRules({ catalogs }: Beginning, office: Office): Promise<void> {
  const { id: overtimeRuleSetId } = await office.asRole('admin', overtimeRuleSetOperations.create, {
    body: {
      code: 'agreement',
      name: 'Työehtosopimus',
      versions: [
        {
          validFrom: agreedFrom,
          weeklyFirstTierMinutes: 480,
          evening: { fromMinutes: 1080, toMinutes: 1320, premiumBp: 1500 },
          night: { fromMinutes: 1320, toMinutes: 360, premiumBp: 3000 },
        },
      ],
    },
  })
  await office.asRole('admin', worktimeModelOperations.addVersion, {
    params: { id: catalogs.worktimeModels.hourly },
    body: { validFrom: agreedFrom, kind: 'hours_only', overtimeRuleSetId },
  })
}
