import { sql } from 'kysely'
import { openPage } from '../../../../platform/data/paging.ts'
import { textOfRow } from '../../../../platform/data/listing.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { addDays, dateIn } from '../../../../platform/vocabulary/dates.ts'
import { participantsOf, projectsTakenPartIn } from '../../projects/participants/port.ts'
import { phasesOf } from '../../projects/phases/port.ts'
import { idsAmong, projectPageKeys, projectsAmong } from '../../projects/record/port.ts'
import { ownProjects } from './contract.ts'
import { tasksOfOwnProject } from './shapes.ts'
import { bookableTasks, projectsWithOwnTasks } from './store.ts'
import { ownProjectView } from './view.ts'

/** Hours of the last weeks are written late. */
const daysBack = 31

export const handlers = handle(ownProjects, {
  async list({ query, caller, db, now }) {
    const membershipId = caller.membership.id
    const since = addDays(dateIn(caller.organisation.timeZone, now), -daysBack)
    const among = sql`
      ${projectsTakenPartIn(db.orgId, membershipId, since)}
      union ${projectsWithOwnTasks(db.orgId, membershipId)}`
    const page = openPage(db, query, {
      operation: 'ownProjects.list',
      listed: { alias: 'p', text: textOfRow('p') },
      keys: projectPageKeys,
      within: membershipId,
    })
    const ids = idsAmong(db.orgId, among, page.fragment)
    const [projects, participants, phases, tasks] = await Promise.all([
      projectsAmong(db, among, page.fragment),
      participantsOf(db, ids),
      phasesOf(db, ids),
      bookableTasks(db, {
        ...{ membershipId, projectIds: ids, closedSince: since, limit: tasksOfOwnProject + 1 },
        whole: projectsTakenPartIn(db.orgId, membershipId, since),
      }),
    ])
    const { items, pageInfo } = page.answer(projects)
    const own = participants.filter(each => each.membershipId === membershipId)
    const current = own.filter(({ validTo }) => validTo === null || validTo >= since)
    const [participationsBy, phasesBy, tasksBy] = [
      Map.groupBy(current, ({ projectId }) => projectId),
      Map.groupBy(phases, ({ projectId }) => projectId),
      Map.groupBy(tasks, ({ projectId }) => projectId),
    ]
    return {
      items: items.map(project =>
        ownProjectView({
          project,
          participations: participationsBy.get(project.id) ?? [],
          phases: phasesBy.get(project.id) ?? [],
          tasks: tasksBy.get(project.id) ?? [],
        }),
      ),
      pageInfo,
    }
  },
})
