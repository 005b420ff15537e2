import {
  ownTaskOperations,
  taskLabelOperations,
  taskOperations,
  taskStatusOperations,
} from '../../modules/work/tasks/port.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import { type DemoTask, taskLabels } from '../companies/tasks.ts'
import type { Founded } from '../founding/founding.ts'
import { required } from '../required.ts'
import type { TaskChange } from '../timeline/tasks.ts'

type ChangeOf<Does extends TaskChange['does']> = Extract<TaskChange, { does: Does }>

type Labelled = { readonly id: Id; readonly code: string }

/** Carries out what somebody does with tasks. */
export function taskStep(change: TaskChange, founded: Founded): Promise<unknown> {
  switch (change.does) {
    case 'describe':
      return describeTasks(founded)
    case 'add':
      return addTask(change, founded)
    case 'check':
      return checkTask(change.task, founded)
    case 'move':
      return moveTask(change, founded)
  }
}

/** The administrator says the labels, and how work goes on in the first project. */
async function describeTasks({ office, company, projects }: Founded): Promise<void> {
  for (const [code, name] of Object.entries(taskLabels))
    await office.asRole('admin', taskLabelOperations.create, { body: { code, name } })
  const [first] = Object.keys(company.projects)
  const params = { id: required(projects.get(required(first, 'a project')), 'a project') }
  const { statuses } = await office.asRole('admin', taskStatusOperations.getOfProject, { params })
  await office.asRole('admin', taskStatusOperations.replaceOfProject, {
    params,
    body: {
      statuses: statuses.map(({ id, code, name, category }) => ({
        id,
        code,
        name,
        category,
        wipLimit: code === 'doing' ? 8 : null,
      })),
      transitions: [
        { from: 'todo', to: 'doing' },
        { from: 'todo', to: 'cancelled' },
        { from: 'doing', to: 'todo' },
        { from: 'doing', to: 'review' },
        { from: 'doing', to: 'done', guards: ['unfinished_checklist'] },
        { from: 'doing', to: 'cancelled' },
        { from: 'review', to: 'doing' },
        { from: 'review', to: 'done', guards: ['unfinished_checklist'] },
        { from: 'done', to: 'doing' },
      ],
    },
  })
}

/** A new task; an urgent one is put on top of its column. */
async function addTask({ task, startDate, dueDate }: ChangeOf<'add'>, founded: Founded): Promise<void> {
  const { office, members, projects } = founded
  const projectId = required(projects.get(task.project), task.project)
  const idOf = ({ key }: { readonly key: string }): Id => required(members.get(key), key)
  const labels = task.label === null ? [] : (await office.asRole('admin', taskLabelOperations.list, {})).items
  const made = await office.asRole('admin', taskOperations.create, {
    body: {
      title: task.title,
      projectId,
      priority: task.priority,
      startDate,
      dueDate,
      estimateMinutes: task.estimateMinutes,
      assigneeMembershipIds: task.assignees.map(idOf),
      reviewerMembershipId: task.reviewer && idOf(task.reviewer),
      checklist: task.checklist.map(text => ({ text })),
      labelIds: (labels as readonly object[] as readonly Labelled[]).flatMap(({ id, code }) =>
        code === task.label ? [id] : [],
      ),
      externalSource: 'demo',
      externalId: task.key,
    },
  })
  if (task.priority !== 'urgent') return
  const { columns } = await office.asRole('admin', taskOperations.bundle, { params: { id: projectId } })
  const top = columns.find(({ statusId }) => statusId === made.statusId)?.taskIds[0]
  if (top !== undefined && top !== made.id)
    await office.asRole('admin', taskOperations.move, {
      params: { id: made.id },
      body: { beforeTaskId: top },
    })
}

async function checkTask(task: DemoTask, founded: Founded): Promise<void> {
  const { id, checklist } = await found(task, founded)
  await founded.office.asRole('admin', taskOperations.update, {
    params: { id },
    body: { checklist: checklist.map(item => ({ ...item, done: true })) },
  })
}

/** Whoever does it says how far it is, if they sign in themselves. */
async function moveTask({ task, status }: ChangeOf<'move'>, founded: Founded): Promise<void> {
  const { office, projects } = founded
  const params = { id: required(projects.get(task.project), task.project) }
  const { statuses } = await office.asRole('admin', taskStatusOperations.getOfProject, { params })
  const request = {
    params: { id: (await found(task, founded)).id },
    body: { statusId: required(statuses.find(({ code }) => code === status)?.id, status) },
  }
  const [doer] = task.assignees
  await (doer && !doer.deviceOnly && !doer.retires
    ? office.as(doer, ownTaskOperations.changeStatus, request)
    : office.asRole('admin', taskOperations.changeStatus, request))
}

async function found({ key }: DemoTask, { office }: Founded) {
  const { items } = await office.asRole('admin', taskOperations.list, {
    query: { externalSource: 'demo', externalId: key },
  })
  return required(items[0], `the task ${key}`)
}
