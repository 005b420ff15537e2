import { type Id, newId } from '../../platform/vocabulary/ids.ts'
import type { Person } from '../companies/company.ts'
import { addressesOf } from '../credentials.ts'
import type { PlannedEntry } from '../days/planned-day.ts'
import type { Founded } from '../founding/founding.ts'
import { known } from '../known.ts'
import type { Deed } from '../timeline/step.ts'
import { approve } from './approving.ts'

/** Does what a step of the timeline says, by requests of those who do it. */
export function carryOut(deed: Deed, founded: Founded): Promise<unknown> {
  const { office } = founded
  switch (deed.kind) {
    case 'record':
      return record(deed, founded)
    case 'confirm':
      return confirm(deed, founded)
    case 'approve':
      return approve(deed, founded)
    case 'return':
    case 'correct':
      return decideOnDay(deed, founded)
    case 'export':
      return exportPeriod(deed, founded)
    case 'lock': {
      const { periodStart, periodEnd, reason } = deed
      return office.asRole('payroll', 'payrollLocks.create', { body: { periodStart, periodEnd, reason } })
    }
    case 'retire':
      return office.asRole('hr', 'members.terminate', {
        params: { id: memberOf(deed.person, founded) },
        body: { endDate: deed.endDate, reasonCode: 'retirement', startOffboarding: true },
      })
    case 'invite':
      return invite(deed, founded)
  }
}

type DeedOf<Kind extends Deed['kind']> = Extract<Deed, { kind: Kind }>

const memberOf = ({ key }: Pick<Person, 'key'>, { members }: Founded) =>
  known(members.get(key), `the member ${key}`)

function record({ by, person, date, day }: DeedOf<'record'>, founded: Founded): Promise<unknown> {
  const { office, catalogs } = founded
  const body = day.dayType
    ? { dayTypeId: catalogs.dayTypes[day.dayType] }
    : { entries: day.entries.map(entry => entryBody(entry, founded)) }
  if (!by) {
    const operation = day.dayType ? 'workDays.setOwnDayType' : 'workDays.writeOwnEntries'
    return office.as(person, operation, { params: { date }, body })
  }
  const params = { membershipId: memberOf(person, founded), date }
  return office.as(by, day.dayType ? 'workDays.setDayType' : 'workDays.writeEntries', { params, body })
}

function entryBody({ type, from, to, duration, project, costCenter, note }: PlannedEntry, founded: Founded) {
  const allocations = [
    project && { dimensionId: 'project', valueId: known(founded.projects.get(project), project) },
    costCenter && {
      dimensionId: 'cost_center',
      valueId: known(founded.costCenters[costCenter], costCenter),
    },
  ].filter(allocation => typeof allocation === 'object')
  return {
    entryTypeId: founded.catalogs.entryTypes[type],
    ...(duration === undefined ? { startMinutes: from, endMinutes: to } : { durationMinutes: duration }),
    ...(allocations.length > 0 && { allocations }),
    ...(note !== undefined && { note }),
  }
}

function confirm({ by, person, from, to }: DeedOf<'confirm'>, founded: Founded): Promise<unknown> {
  const body = { from, to }
  if (!by) return founded.office.as(person, 'workDays.confirmOwnRange', { body })
  const params = { membershipId: memberOf(person, founded) }
  return founded.office.as(by, 'workDays.confirmRange', { params, body })
}

async function decideOnDay(
  { kind, by, person, date, reason }: DeedOf<'return' | 'correct'>,
  founded: Founded,
): Promise<unknown> {
  const params = { membershipId: memberOf(person, founded), date }
  const day = (await founded.office.as(by, 'workDays.getMemberDay', { params })) as { workDayId: string }
  return founded.office.as(by, `workDays.${kind}`, { params: { id: day.workDayId }, body: { reason } })
}

async function exportPeriod(
  { periodStart, periodEnd, group, delivers }: DeedOf<'export'>,
  { office, catalogs, exportTarget: targetId }: Founded,
): Promise<void> {
  const { id, nothingToDeliver } = (await office.asRole('payroll', 'payrollExports.createBatch', {
    body: { periodStart, periodEnd, groupId: group && catalogs.staffGroups[group] },
    idempotencyKey: newId(),
  })) as { id: Id; nothingToDeliver: boolean }
  if (delivers && !nothingToDeliver)
    await office.asRole('payroll', 'payrollExports.deliver', { params: { id }, body: { targetId } })
}

function invite({ newcomer, startDate }: DeedOf<'invite'>, founded: Founded): Promise<unknown> {
  const { firstNames, lastName, role, supervisor, unit } = newcomer
  const { company, catalogs } = founded
  return founded.office.asRole('hr', 'members.create', {
    body: {
      firstNames,
      lastName,
      role,
      email: lastName.toLowerCase() + addressesOf(`newcomers.${company.slug}`),
      supervisorMembershipId: supervisor && memberOf({ key: supervisor }, founded),
      worktimeModelId: catalogs.worktimeModels.flex_37_5,
      planningUnitId: founded.units[unit],
      staffGroupId: catalogs.staffGroups.monthly,
      employerId: founded.employer,
      employmentStartDate: startDate,
    },
    idempotencyKey: newId(),
  })
}
