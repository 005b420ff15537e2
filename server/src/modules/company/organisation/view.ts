import { features, isAvailable } from '../../../platform/vocabulary/features.ts'
import type { Organisation } from './rules.ts'
import type { Settings } from './shapes.ts'

export const settings = (organisation: Organisation): Settings => ({
  id: organisation.id,
  slug: organisation.slug,
  sandbox: organisation.sandbox,
  name: organisation.name,
  timeZone: organisation.timeZone,
  supervisorMayActOnBehalf: organisation.supervisorMayActOnBehalf,
  punchPolicy: organisation.punchPolicy,
  forgottenClockOut: organisation.forgottenClockOut,
  punchSessionMaxMinutes: organisation.punchSessionMaxMinutes,
  punchWorkEntryTypeId: organisation.punchWorkEntryTypeId,
  punchBreakEntryTypeId: organisation.punchBreakEntryTypeId,
  selfApprovalAllowed: organisation.selfApprovalAllowed,
  balanceCorrectionsNeedSecondApprover: organisation.balanceCorrectionsNeedSecondApprover,
  approvalEscalationDays: organisation.approvalEscalationDays,
  approvalReminders: organisation.approvalReminders,
  phonesShared: organisation.phonesShared,
  payrollNumberPolicy: organisation.payrollNumberPolicy,
  secondFactorRequired: organisation.secondFactorRequired,
  secondFactorRequiredOfAdministrators: organisation.secondFactorRequiredOfAdministrators,
  sessionIdleMinutes: organisation.sessionIdleMinutes,
  sessionHours: organisation.sessionHours,
  contactRetentionMonths: organisation.contactRetentionMonths,
  leadRetentionMonths: organisation.leadRetentionMonths,
  modules: features.map(module => ({
    module,
    licensed: organisation.features.has(module),
    available: isAvailable(module),
    active: isAvailable(module) && (organisation.features.get(module) ?? false),
  })),
  updatedAt: organisation.updatedAt,
})
