import { refusals } from '../../../../platform/contract/refusals.ts'

export const participantRefusals = refusals({
  project_participant_not_found: {
    status: 404,
    title: 'No such participant',
    when: 'No participant of the project has this id.',
    remedy: 'Read the participants from `GET /v1/projects/{id}/participants`.',
  },
  project_participant_stale: {
    status: 409,
    title: 'The participant has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the participant.',
    remedy: 'Read the participant again, look at what changed, and send the change anew.',
  },
  project_participants_overlap: {
    status: 422,
    title: 'The member would take part twice on one day',
    when: 'A member was to take part in a project on a day on which they take part already, or was named twice.',
    remedy: 'End the other participation the day before, or change that one.',
  },
})
