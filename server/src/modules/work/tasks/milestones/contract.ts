import { contract } from '../../../../platform/contract/family.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import { wholeList } from '../../../../platform/contract/shapes.ts'
import { projectEvents } from '../../projects/record/events.ts'
import { projectClosed, projectNotFound } from '../../projects/record/refusals.ts'
import { taskNotFound } from '../record/refusals.ts'
import { milestoneRefusals } from './refusals.ts'
import { Milestone, MilestonePatch, NewMilestone } from './shapes.ts'

const path = '/v1/projects/{id}/milestones'
const feature = 'projects'
const OfProject = { id: idOf('project_not_found') }
const One = { ...OfProject, milestoneId: idOf('project_milestone_not_found') }
const inProject = ['project_not_found', 'project_closed'] as const
const emits = ['project.updated'] as const
const ofFields = ['task_not_found', 'project_milestone_reached_in_future'] as const

export const projectMilestones = contract({
  name: 'projectMilestones',
  tag: 'Projects',
  refusals: milestoneRefusals,
  uses: { refusals: { ...projectClosed, ...projectNotFound, ...taskNotFound }, events: projectEvents },
  events: {},
  audited: { project_milestone: { '*': 'open', name: 'personal' } },
  operations: {
    list: {
      method: 'GET',
      path,
      summary: 'List the milestones of a project',
      description:
        'The milestones of a project, by when they are due, each with the tasks that lead to it. One that is set, changed or deleted changes `updatedAt` of the project.',
      needs: ['projects.read'],
      feature,
      params: OfProject,
      answers: wholeList(Milestone),
      refuses: ['project_not_found'],
    },
    create: {
      method: 'POST',
      path,
      summary: 'Set a milestone',
      needs: ['projects.manage'],
      feature,
      params: OfProject,
      body: NewMilestone,
      status: 201,
      answers: Milestone,
      refuses: [...inProject, ...ofFields, 'project_milestone_limit_reached'],
      emits,
      example: { body: { name: 'Roof closed', dueDate: '2027-05-31' } },
    },
    update: {
      method: 'PATCH',
      path: `${path}/{milestoneId}`,
      summary: 'Change a milestone',
      description: 'Change a milestone, or say that it is reached: an absent field keeps.',
      needs: ['projects.manage'],
      feature,
      params: One,
      body: MilestonePatch,
      answers: Milestone,
      refuses: [...inProject, ...ofFields, 'project_milestone_not_found', 'project_milestone_stale'],
      emits,
      example: { body: { dueDate: '2027-06-15' } },
    },
    remove: {
      method: 'DELETE',
      removes: { changed: '/v1/projects' },
      path: `${path}/{milestoneId}`,
      summary: 'Delete a milestone',
      description: 'Delete a milestone; its tasks stay.',
      needs: ['projects.manage'],
      feature,
      params: One,
      status: 204,
      refuses: [...inProject, 'project_milestone_not_found'],
      emits,
    },
  },
})
