import { employerNames } from '../../../company/catalogs/employers/port.ts'
import { unitsInCells } from '../../../company/catalogs/planning-units/port.ts'
import { worktimeModelNames } from '../../../company/catalogs/worktime-models/port.ts'
import { exportOf } from '../../../records/imports/port.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { catalogueNames } from '../bulk/store.ts'
import { nameKey } from '../record/names.ts'
import { roster } from '../roster/contract.ts'
import { handlers } from '../roster/handlers.ts'
import { membersInCells } from '../roster/in-cells.ts'
import { memberRow } from './row.ts'

export const memberExportModule = exportOf(memberRow, { contract: roster, key: 'list', handlers })({
  operation: 'members',
  summary: 'Export members',
  description: 'A unit, worktime model or employer is named where no other in use has its name.',
  async rows(items, { db, caller }) {
    const supervisors = items.map(({ supervisorMembershipId }) => supervisorMembershipId)
    const [supervisor, named] = await Promise.all([
      membersInCells(db, caller, supervisors),
      namesOf(db, items),
    ])
    return items.map(member => {
      const manager = supervisor(member.supervisorMembershipId)
      return {
        payrollNumber: member.payrollNumber,
        email: member.email,
        firstNames: member.firstNames,
        lastName: member.lastName,
        preferredName: member.preferredName,
        phone: member.phone,
        role: member.role,
        unitName: named.units(member.planningUnitId),
        managerEmail: manager?.includes('@') ? manager : null,
        employmentStartDate: member.employmentStartDate,
        employmentEndDate: member.employmentEndDate,
        locale: member.locale,
        worktimeModel: named.worktimeModels(member.worktimeModelId),
        employer: named.employers(member.employerId),
      }
    })
  },
})

interface Placed {
  readonly planningUnitId: Id | null
  readonly worktimeModelId: Id | null
  readonly employerId: Id | null
}

/** The names by which rows of an import mean the same records. */
async function namesOf(db: TenantDb, members: readonly Placed[]) {
  const idsOf = (field: keyof Placed) => [...new Set(members.flatMap(member => member[field] ?? []))]
  const [units, models, employers] = await Promise.all([
    unitsInCells(db, idsOf('planningUnitId')).then(found => new Map(found.map(({ id, name }) => [id, name]))),
    worktimeModelNames(db, idsOf('worktimeModelId')),
    employerNames(db, idsOf('employerId')),
  ])
  const meant = await catalogueNames(db, [
    ...[...units.values()].map(unitName => ({ unitName })),
    ...[...models.values()].map(worktimeModel => ({ worktimeModel })),
    ...[...employers.values()].map(employer => ({ employer })),
  ])
  const unlessAnother =
    (names: ReadonlyMap<Id, string>, ids: ReadonlyMap<string, Id>) =>
    (id: Id | null): string | undefined => {
      const name = id === null ? undefined : names.get(id)
      return name !== undefined && ids.get(nameKey(name)) === id ? name : undefined
    }
  return {
    units: unlessAnother(units, meant.units),
    worktimeModels: unlessAnother(models, meant.worktimeModels),
    employers: unlessAnother(employers, meant.employers),
  }
}
