import { freeTexts, namedRecords } from '../../../platform/port.ts'
import { sql } from 'kysely'
import { mayCall } from '../../../platform/access/gates.ts'
import { type Module, module } from '../../../platform/module.ts'
import { addDays, dateIn } from '../../../platform/vocabulary/dates.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import { organisationNow } from '../../company/organisation/port.ts'
import { memberDayContexts, openWork, type OpenWork } from '../../people/members/port.ts'
import { attachmentTargets, countAttachments } from '../../records/attachments/port.ts'
import { customFieldKinds } from '../../records/custom-fields/port.ts'
import { announcedUndoing, type RecordUse, recordUses } from '../../records/imports/port.ts'
import { findable, type Searched, searchedRegister } from '../../records/search/port.ts'
import { fileEntry, timelineEntries, type TimelineSource } from '../../records/timeline/port.ts'
import {
  customerName,
  customerOperations,
  customerOverview,
  type CustomerOverviewPart,
  customerReferences,
  movesCustomer,
  overviewItems,
} from '../customers/port.ts'
import { allocationModules } from './allocations/module.ts'
import { approvalRulesModule } from './approval-rules/module.ts'
import { budgetsModule } from './budgets/module.ts'
import { changeOrderModules } from './change-orders/module.ts'
import { projectFiguresModule } from './figures/module.ts'
import { installmentsModule } from './installments/module.ts'
import { participants } from './participants/contract.ts'
import { handlers as participantHandlers } from './participants/handlers.ts'
import * as participantPort from './participants/port.ts'
import { participantTable } from './participants/record.ts'
import { ofProjects } from './participants/store.ts'
import { projectPhasesModule } from './phases/module.ts'
import { pricedHoursModule } from './priced-hours/module.ts'
import { projectDaysModule } from './project-days/module.ts'
import { purchasesModule } from './purchases/module.ts'
import { rateCardsModule } from './rate-cards/module.ts'
import { recognitionModule } from './recognition/module.ts'
import { projectFiles } from './record/attached-files.ts'
import { projects } from './record/contract.ts'
import { projectEvents } from './record/events.ts'
import { handlers } from './record/handlers.ts'
import { mayOfProjects } from './record/may.ts'
import * as port from './record/port.ts'
import type { LeftBehind, ProjectCopy } from './record/port.ts'
import { projectKind } from './record/record.ts'
import { projectCopies, projectLeftBehind } from './record/slots.ts'
import { projectsWithCustomers, projectsWithManagers, projectsWithRateCards } from './record/uses.ts'
import { projectRoles } from './roles/register.ts'
import { roundingModule } from './rounding/module.ts'
import { statusUpdatesModule } from './status-updates/module.ts'

/** When projects of a customer were made and closed, and their files; templates are listed nowhere. */
const projectEntries: TimelineSource<'project_created' | 'project_closed'> = {
  kinds: ['project_created', 'project_closed'],
  sees: caller => mayCall(caller, projects.operations.list),
  of: {
    customer: {
      what: 'projects',
      entries(orgId, customerId) {
        const project = { id: sql`p.id`, recordType: 'project', recordId: sql`p.id`, title: sql`p.name` }
        const of = sql`from projects p where p.org_id = ${orgId} and p.customer_id = ${customerId} and not p.template`
        return [
          { ...project, kind: 'project_created', at: sql`p.created_at`, rows: of },
          {
            ...project,
            kind: 'project_closed',
            at: sql`p.closed_at`,
            rows: sql`${of} and p.closed_at is not null`,
          },
          fileEntry(orgId, { type: 'project', table: 'projects', which: sql`t.customer_id = ${customerId}` }),
        ]
      },
    },
  },
}

/** Who takes part in a project and is still here takes part in what is made from it, at times that are moved with it. */
const copyParticipants: ProjectCopy = {
  kind: 'participants',
  order: 2,
  async copy(tx, { from, to, days }) {
    const held = await ofProjects(tx, [from])
    const members = await memberDayContexts(tx, [...new Set(held.map(({ membershipId }) => membershipId))])
    const gone = new Set(members.flatMap(({ id, status }) => (status === 'deactivated' ? [id] : [])))
    const staying = held.filter(({ membershipId }) => !gone.has(membershipId))
    const moved = staying.map(participant => ({
      ...participant,
      id: newId(),
      projectId: to,
      validFrom: participant.validFrom && addDays(participant.validFrom, days),
      validTo: participant.validTo && addDays(participant.validTo, days),
      createdAt: tx.now,
      updatedAt: tx.now,
    }))
    tx.defer(participantTable.insert(tx, moved))
    const without = held.length - staying.length
    return { count: moved.length, leftOut: [{ kind: 'participants', reason: 'not_in_use', count: without }] }
  },
}

/** Files stay with the project that they were added to. */
const filesLeftBehind: LeftBehind = {
  kind: 'attachments',
  count: (db, projectId) => countAttachments(db, 'project', sql`select ${projectId}::uuid`),
}

/** What is done for a customer, for anyone who reads projects. */
const overviewOfProjects: CustomerOverviewPart = {
  part: 'openProjects',
  sees: caller => mayCall(caller, projects.operations.list),
  fragment({ orgId, customerId }) {
    const open = sql`
      from projects p where p.org_id = ${orgId} and p.customer_id = ${customerId} and not p.template
        and p.state in ('planned', 'active', 'on_hold')`
    return sql`(
      select jsonb_build_object(
        'count', (select count(*) ${open}),
        'projects', coalesce((
          select jsonb_agg(jsonb_build_object('id', o.id, 'code', o.code, 'name', o.name, 'state', o.state,
              'endDate', o.end_date, 'managerMembershipId', o.manager_membership_id)
            order by o.end_date, o.id)
          from (select p.* ${open} order by p.end_date, p.id limit ${overviewItems}) o), '[]'::jsonb)))`
  },
}

/** Projects, for anyone who reads them, with their customers for anyone who reads those; completed and closed ones are no longer active. */
const searchedProjects: Searched = {
  type: 'project',
  table: 'projects',
  title: () => sql`r.name`,
  subtitle: ({ caller, orgId }) =>
    mayCall(caller, customerOperations.list) ? customerName(orgId, sql`r.customer_id`) : sql`null`,
  code: () => sql`r.code`,
  active: () => sql`r.state not in ('completed', 'closed')`,
  sources: [
    {
      table: 'projects',
      fields: () => ({ code: sql`r.code`, name: sql`r.name`, externalId: sql`r.external_id` }),
      rows: ({ caller }) => (mayCall(caller, projects.operations.list) ? 'all' : 'none'),
    },
  ],
}

/** The projects that a member takes part in or will, but for closed ones. */
const participationsOf: OpenWork = {
  kind: 'project_participations',
  async count(db, membershipId) {
    const { timeZone, now } = await organisationNow(db)
    const [found] = await db.sql<{ count: number }>`
      select count(distinct t.project_id) as count from project_participants t
      join projects p on p.org_id = ${db.orgId} and p.id = t.project_id and p.state <> 'closed'
      where t.org_id = ${db.orgId} and t.membership_id = ${membershipId}
        and (t.valid_to is null or t.valid_to >= ${dateIn(timeZone, now)})`
    return found?.count ?? 0
  },
}

/** Project roles, for anyone who reads them. */
const searchedProjectRoles = searchedRegister('project_role', 'project_roles', {
  sources: [
    {
      table: 'project_roles',
      fields: () => ({ code: sql`r.code`, name: sql`r.name` }),
      rows: ({ caller }) => (mayCall(caller, projectRoles.contract.operations.list) ? 'all' : 'none'),
    },
  ],
})

/** What projects are sold for, cost and come to. */
const moneyModules: readonly Module[] = [
  rateCardsModule,
  pricedHoursModule,
  purchasesModule,
  budgetsModule,
  recognitionModule,
  roundingModule,
  approvalRulesModule,
  projectDaysModule,
  projectFiguresModule,
]

/** The projects that a member answers for, but for closed ones. */
const projectsManaged: OpenWork = {
  kind: 'managed_projects',
  async count(db, membershipId) {
    const [found] = await db.sql<{ count: number }>`
      select count(*) as count from projects p
      where p.org_id = ${db.orgId} and p.manager_membership_id = ${membershipId} and p.state <> 'closed'`
    return found?.count ?? 0
  },
}

/** Members take part in projects. */
const participatingMembers: RecordUse = {
  register: 'members',
  by: 'project_participants',
  used: (db, ids) =>
    db.sql`
      select distinct t.membership_id as id from project_participants t
      where t.org_id = ${db.orgId} and t.membership_id = any(${ids}::uuid[])`,
}

/** The projects of a customer that is merged away. */
const projectsOfCustomers = movesCustomer('projects', {
  sees: caller => mayCall(caller, projects.operations.list),
})

export const projectModules: readonly Module[] = [
  module({
    contract: projects,
    handlers,
    port,
    contributes: [
      freeTexts.of({ table: 'projects', texts: ['name', 'description', 'search_text'] }),
      mayOfProjects,
      namedRecords.of({
        type: 'project_baseline',
        nameless: 'An entry of the baseline is known by its project and date.',
      }),
      namedRecords.of({
        type: 'project_status_update',
        nameless: 'A status update is known by its project and date.',
      }),
      customFieldKinds.of(projectKind),
      ...findable(searchedProjects),
      customerReferences.of(projectsOfCustomers),
      customerOverview.of(overviewOfProjects),
      announcedUndoing('project', projectEvents, ['project.updated']),
      attachmentTargets.of(projectFiles),
      projectLeftBehind.of(filesLeftBehind),
      timelineEntries.of(projectEntries),
      recordUses.of(projectsWithCustomers),
      recordUses.of(projectsWithManagers),
      recordUses.of(projectsWithRateCards),
      openWork.of(projectsManaged),
    ],
  }),
  module({
    contract: participants,
    handlers: participantHandlers,
    port: participantPort,
    contributes: [
      projectCopies.of(copyParticipants),
      recordUses.of(participatingMembers),
      openWork.of(participationsOf),
    ],
  }),
  module({ ...projectRoles, contributes: findable(searchedProjectRoles) }),
  ...allocationModules,
  ...changeOrderModules,
  statusUpdatesModule,
  installmentsModule,
  projectPhasesModule,
  ...moneyModules,
]
