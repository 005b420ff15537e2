import { describe, it } from 'vitest'
import { announced, png, upload } from '../../src/modules/records/attachments/test/uploads.ts'
import { made } from '../breadth/ways.ts'
import { type Kind, type Made, startWalk } from './may-walk.ts'

const { world, admin, members, upTo, oneOf, code, openProject, walk } = await startWalk()

const assignees = ['onni', 'veera', 'eero'] as const
const randomIds = () => assignees.filter(() => upTo(2) === 0).map(name => members[name].id)

/** A task of a project or of its own, archived or not. */
async function newTask(assigneeMembershipIds: readonly string[] = randomIds()): Promise<any> {
  const projectId = upTo(4) === 0 ? null : openProject()
  return made(
    admin.post('/v1/tasks', {
      ...{ title: 'Tehtävä', projectId, assigneeMembershipIds },
      checklist: [{ text: 'Kohta' }],
    }),
  )
}

async function task(): Promise<Made> {
  const { id, statusId, checklist } = await newTask()
  if (upTo(4) === 0) await made(admin.post(`/v1/tasks/${id}/archive`, {}))
  return { id, params: { id, statusId, itemId: checklist[0].id } }
}

/** An approval of a task that one or two are asked for. Who is to do the task since approves it no more. */
async function approval(): Promise<Made> {
  const { id: projectId } = await newTask([])
  const asked = [members.onni.id, ...(upTo(2) === 0 ? [members.veera.id] : [])]
  const { id } = await made(
    admin.post(`/v1/tasks/${projectId}/approvals`, { requestedFromMembershipIds: asked }),
  )
  if (upTo(3) === 0)
    await made(admin.patch(`/v1/tasks/${projectId}`, { assigneeMembershipIds: [members.onni.id] }))
  return { id, projectId }
}

/** What somebody said about a task of Onni's, deleted since or not, in a project that may close. */
async function comment(): Promise<Made> {
  const { id: projectId } = await newTask([members.onni.id])
  const [who, path] = oneOf([
    [admin, `/v1/tasks/${projectId}/comments`],
    [world.as('onni'), `/v1/me/tasks/${projectId}/comments`],
  ] as const)
  const { id } = await made(who.post(path, { body: 'Sana' }))
  if (upTo(4) === 0) await made(who.delete(`${path}/${id}`))
  if (upTo(4) === 0) await made(admin.post(`/v1/tasks/${projectId}/archive`, {}))
  return { id, projectId }
}

async function phase(): Promise<Made> {
  const projectId = openProject()
  const { id } = await made(admin.post(`/v1/projects/${projectId}/phases`, { code: code(), name: 'Vaihe' }))
  return { id, projectId }
}

/** A file of a task: announced, or there to be finalized. */
async function attachment(): Promise<Made> {
  const { id: targetId } = await newTask([members.onni.id])
  const target = { type: 'task', id: targetId }
  const who = oneOf([admin, world.as('onni')])
  const answer = await who.post('/v1/attachments', announced(png, target))
  if (upTo(4) > 0) await upload(world, answer, png)
  return { id: (await made(Promise.resolve(answer))).id, params: { targetId } }
}

const kinds: readonly Kind[] = [
  {
    read: 'tasks.get',
    list: 'tasks.list',
    query: () => '',
    make: task,
    bodies: { update: { title: 'Toinen' } },
    body: (name, { params }) => (name === 'changeStatus' ? { statusId: params?.['statusId'] } : undefined),
  },
  {
    read: 'ownTasks.get',
    list: 'ownTasks.list',
    make: task,
    by: assignees,
    bodies: { checkItem: { done: true } },
    body: (name, { params }) => (name === 'changeStatus' ? { statusId: params?.['statusId'] } : undefined),
  },
  { list: 'taskApprovals.list', make: approval },
  {
    list: 'taskApprovals.listWaiting',
    make: approval,
    by: ['onni', 'veera'],
    bodies: { respond: { decision: 'approved' } },
  },
  { list: 'taskComments.list', make: comment, bodies: { update: { body: 'Toinen' } } },
  {
    list: 'taskComments.listOwn',
    make: comment,
    by: ['onni', 'veera'],
    bodies: { updateOwn: { body: 'Toinen' } },
  },
  {
    read: 'projectPhases.get',
    list: 'projectPhases.list',
    make: phase,
    bodies: { update: { name: 'Toinen' }, move: { parentPhaseId: null } },
  },
  {
    read: 'attachments.get',
    list: 'attachments.list',
    query: ({ params }) => `targetType=task&targetId=${params?.['targetId']}`,
    make: attachment,
    besides: ['attachment_not_uploaded'],
  },
]

describe('what an answer says may be done with tasks, phases and files is what their operations take now', () => {
  it.each(kinds.map(kind => [kind.list, kind] as const))('%s', (_, kind) => walk(kind))
})
