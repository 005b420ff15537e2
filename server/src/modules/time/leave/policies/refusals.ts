import { refusals } from '../../../../platform/contract/refusals.ts'

export const leavePolicyNotFound = refusals({
  leave_policy_not_found: {
    status: 404,
    title: 'No such leave policy',
    when: 'No leave policy of the organisation has this id, or the one that a group or a row is to get is not active.',
    remedy: 'Read the leave policies from `GET /v1/leave-policies`.',
    translations: {
      fi: ['Lomakäytäntöä ei löydy', 'Hae lomakäytännöt osoitteesta `GET /v1/leave-policies`.'],
      sv: ['Ledighetsregeln finns inte', 'Hämta ledighetsreglerna från `GET /v1/leave-policies`.'],
    },
  },
})

export const leavePolicyRefusals = refusals({
  ...leavePolicyNotFound,
  leave_policy_rules_invalid: {
    status: 422,
    title: 'The rules contradict each other',
    when: 'A version has rules that cannot hold together, such as annual holiday by the act with levels of its own.',
    remedy: 'Read `detail`: it names the fields that contradict each other.',
    translations: {
      fi: ['Säännöt ovat ristiriidassa', 'Katso `detail`: siinä nimetään kentät, jotka ovat ristiriidassa.'],
      sv: ['Reglerna motsäger varandra', 'Se `detail`: där nämns fälten som motsäger varandra.'],
    },
  },
})
