import {
  array,
  described,
  Flag,
  IdOf,
  Name,
  named,
  nullable,
  object,
  oneOf,
  PlainDate,
  RecordId,
  type Static,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { attributionPrecisions } from '../../../company/catalogs/dimensions/port.ts'
import { projectStates } from '../../projects/record/port.ts'

/** So many tasks of a project are told beside it. */
export const tasksOfOwnProject = 200

const TakesHours = (of: string) => described(Flag, `Whether hours may be written on ${of} now.`)

const OwnPhase = object({
  id: RecordId,
  parentPhaseId: described(
    nullable(IdOf('project_phase')),
    'The phase that it lies in; null for one of the project itself.',
  ),
  code: Type.String({ examples: ['10'], description: 'Unique among the phases of the project.' }),
  name: Name,
  takesHours: TakesHours('it'),
})

const BookableTask = object({
  id: RecordId,
  number: Type.Integer({ minimum: 1, description: 'What people call it by; unique in the project.' }),
  title: Type.String({ description: 'What is to be done.', examples: ['Order the heat pumps'] }),
  phaseId: described(nullable(IdOf('project_phase')), 'The phase of the project; null for none.'),
  own: described(Flag, 'Whether the member is to do it, looks over it or follows it.'),
})

const Time = object({
  validFrom: described(nullable(PlainDate), 'The first day; null from the beginning of the project.'),
  validTo: described(nullable(PlainDate), 'The last day; null until further notice.'),
})

/** A project as those see it who work for it: nothing of customers, money or the hours of others. */
export const OwnProject = named(
  'OwnProject',
  object({
    id: described(RecordId, 'The project, and its target in the tracking level `project`.'),
    code: Type.String({ examples: ['KO-2604'], description: 'Unique among the projects.' }),
    name: Name,
    state: oneOf(projectStates, { description: 'Where it stands.' }),
    managerMembershipId: described(
      nullable(IdOf('membership')),
      'The member who answers for it; null for nobody.',
    ),
    startDate: described(nullable(PlainDate), 'The first day; null when nobody said.'),
    endDate: described(nullable(PlainDate), 'The last day; null when nobody said.'),
    attributionPrecision: oneOf(attributionPrecisions, {
      description:
        'How exactly hours say what they were for: the project alone, one of its phases, or one of its tasks.',
    }),
    takesHours: TakesHours('the project'),
    participations: array(Time, {
      description: 'When the member takes part; empty where they only have tasks in it.',
    }),
    phases: array(OwnPhase, {
      description: 'The phases that were not given up, parents before those that lie in them.',
    }),
    tasks: array(BookableTask, {
      description: `Tasks that hours may be written on, the member's own first, at most ${tasksOfOwnProject}: those of the project for who takes part in it, else their own alone. What was closed more than a month ago is left out.`,
    }),
    moreTasks: described(Flag, 'Whether there are more tasks than these.'),
    updatedAt: UpdatedAt,
  }),
)
export type OwnProject = Static<typeof OwnProject>
