import { contract } from '../../../../platform/contract/family.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import { array, object } from '../../../../platform/contract/shapes.ts'
import { projectClosed, projectNotFound } from '../record/refusals.ts'
import { recognitionRefusals } from './refusals.ts'
import { NewRecognitionRule, ShownRecognitionRule } from './shapes.ts'

const of = {
  path: '/v1/projects/{id}/recognition-rules',
  needs: ['projects.manage'],
  feature: 'projects',
  params: { id: idOf('project_not_found') },
} as const

const operations = {
  list: {
    ...of,
    method: 'GET',
    summary: 'List the recognition rules of a project',
    description:
      'All of them, in the order in which they hold. Before the first one, and without any, a fee belongs to the days on which it was agreed on, by the baseline.',
    answers: object({ items: array(ShownRecognitionRule, { description: 'The rules.' }) }),
    refuses: ['project_not_found'],
  },
  add: {
    ...of,
    method: 'POST',
    summary: 'Add a recognition rule to a project',
    description:
      'Have the fees of a project and of its phases belong to days by another rule from a day on. What was recognised before that day stays; on the day itself the figures come to what the new rule says has been earned by then. Rules never change.',
    body: NewRecognitionRule,
    status: 201,
    answers: ShownRecognitionRule,
    refuses: ['project_not_found', 'project_closed', 'recognition_days_invalid', 'recognition_before_last'],
    example: { body: { validFrom: '2026-01-01', method: 'progress' } },
  },
} as const satisfies Readonly<Record<string, Operation>>

export const projectRecognition = contract({
  name: 'projectRecognition',
  tag: 'Projects',
  refusals: recognitionRefusals,
  uses: { refusals: { ...projectClosed, ...projectNotFound } },
  events: {},
  audited: { project_recognition_rule: { '*': 'open' } },
  operations,
})
