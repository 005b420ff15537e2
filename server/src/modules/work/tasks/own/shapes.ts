import {
  array,
  described,
  IdOf,
  localised,
  Name,
  named,
  object,
  type Static,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { Task } from '../record/shapes.ts'
import { Category } from '../statuses/shapes.ts'

const status = {
  id: described(IdOf('task_status'), 'The status, as a change of status names it.'),
  code: Type.String({ examples: ['doing'], description: 'What moves and events call the status by.' }),
  name: localised(
    'starter_name',
    described(Name, 'What it is called, in the language of the reader where it is a starter status.'),
  ),
  category: Category,
}

/** A task as those see it who are to do it, look over it or follow it: with the statuses that they may choose. */
export const OwnTask = named(
  'OwnTask',
  object({
    ...Task.properties,
    status: object(status, { description: 'The status that it is in.' }),
    nextStatuses: array(object(status), {
      description:
        'The statuses that it may be put into now, in the order of the columns: none where the move is not allowed, waits for something or finds its column full, or nothing of the task changes any more.',
    }),
  }),
)
export type OwnTask = Static<typeof OwnTask>
