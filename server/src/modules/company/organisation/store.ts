import { jsonb } from '../../../platform/data/tables.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import type { Feature } from '../../../platform/vocabulary/features.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { LicensedModule } from './licences.ts'
import type { Organisation, OrganisationSettings } from './rules.ts'
import type { ForgottenClockOut, PunchPolicy } from './shapes.ts'

declare module '../../../platform/data/tables.ts' {
  interface Tables {
    organisations: OrganisationRow
    organisationFeatures: OrganisationFeatureRow
  }
}

export interface OrganisationRow extends OrganisationSettings {
  readonly orgId: string
  /** Never changes, so that it can be read without the directory, where it is unique. */
  readonly slug: string
  readonly name: string
  readonly timeZone: string
  readonly sandbox: boolean
  readonly punchPolicy: PunchPolicy
  readonly forgottenClockOut: ForgottenClockOut
  readonly punchSessionMaxMinutes: number
  readonly punchWorkEntryTypeId: Id | null
  readonly punchBreakEntryTypeId: Id | null
  readonly createdAt: Instant
  readonly updatedAt: Instant
}

/** A row says that the feature is licensed. */
export interface OrganisationFeatureRow {
  readonly orgId: string
  readonly feature: Feature
  readonly active: boolean
  /** How many members may have the module; null for any number. */
  readonly seatLimit: number | null
}

type SettingsRow = Omit<OrganisationRow, 'createdAt'>

export async function load(db: TenantDb): Promise<Organisation> {
  const [row] = await db.sql<SettingsRow & { features: Partial<Record<Feature, boolean>> }>`
    select o.org_id, o.slug, o.name, o.time_zone, o.sandbox, o.supervisor_may_act_on_behalf, o.punch_policy,
      o.forgotten_clock_out, o.punch_session_max_minutes, o.punch_work_entry_type_id, o.punch_break_entry_type_id,
      o.self_approval_allowed, o.balance_corrections_need_second_approver, o.approval_escalation_days,
      o.approval_reminders, o.phones_shared, o.payroll_number_policy,
      o.second_factor_required, o.second_factor_required_of_administrators,
      o.session_idle_minutes, o.session_hours, o.contact_retention_months, o.lead_retention_months, o.updated_at,
      coalesce((select jsonb_object_agg(f.feature, f.active) from organisation_features f
                where f.org_id = ${db.orgId}), '{}') as features
    from organisations o where o.org_id = ${db.orgId}`
  if (!row) throw new Error(`the organisation ${db.orgId} has no settings`)
  const { orgId: id, features, ...settings } = row
  return { ...settings, id, features: new Map(Object.entries(features) as [Feature, boolean][]) }
}

export function save(tx: WriteTransaction, { features, ...organisation }: Organisation): void {
  const switches = [...features].map(([feature, active]) => ({ feature, active }))
  tx.defer(
    tx.execute(
      tx.updateTable('organisations').set({
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
        updatedAt: organisation.updatedAt,
      }),
    ),
  )
  tx.defer(tx.sql`
    update organisation_features f set active = switch.active
    from jsonb_to_recordset(${jsonb(switches)}::jsonb) as switch(feature text, active boolean)
    where f.org_id = ${tx.orgId} and f.feature = switch.feature and f.active <> switch.active`)
}

/** Stores a new organisation with its licensed features. */
export function insert(
  tx: WriteTransaction,
  { id: _, features: __, ...organisation }: Organisation,
  licensed: readonly LicensedModule[],
): void {
  tx.defer(tx.execute(tx.insert('organisations', { ...organisation, createdAt: organisation.updatedAt })))
  if (licensed.length > 0) tx.defer(tx.execute(tx.insert('organisationFeatures', licensed)))
}

export const licensedModules = (db: TenantDb): Promise<LicensedModule[]> =>
  db.sql<LicensedModule>`
    select feature, active, seat_limit from organisation_features where org_id = ${db.orgId} order by feature`

/** Saves the modules that the organisation has, in place of those that it had. */
export async function saveLicences(
  tx: WriteTransaction,
  before: readonly LicensedModule[],
  after: readonly LicensedModule[],
): Promise<void> {
  const gone = before.filter(had => !after.some(({ feature }) => feature === had.feature))
  if (gone.length > 0)
    tx.defer(tx.sql`
      delete from organisation_features
      where org_id = ${tx.orgId} and feature = any(${gone.map(({ feature }) => feature)}::text[])`)
  if (after.length > 0)
    tx.defer(tx.sql`
      insert into organisation_features (org_id, feature, active, seat_limit)
      select ${tx.orgId}, l.feature, l.active, l."seatLimit"
      from jsonb_to_recordset(${jsonb(after)}::jsonb) as l(feature text, active boolean, "seatLimit" integer)
      on conflict (org_id, feature) do update set seat_limit = excluded.seat_limit
      returning feature`)
}

/** Whether the organisation has a movable clock. */
export async function isSandbox(db: TenantDb): Promise<boolean> {
  const [row] = await db.sql<{ sandbox: boolean }>`
    select sandbox from organisations where org_id = ${db.orgId}`
  return row?.sandbox ?? false
}
