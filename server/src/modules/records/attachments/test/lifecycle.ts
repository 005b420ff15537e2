import { lifecycleTable, outcomeOf } from '../../../../../test/contract/lifecycle-table.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { Attachment, AttachmentState } from '../attachment.ts'
import { attachmentLife } from '../life.ts'
import * as rules from '../rules.ts'
import { example, file, now, room } from './examples.ts'

const stateOf = ({ state }: Attachment) => state
const finalizedAs = (examined: rules.Examined) => (state: AttachmentState) =>
  outcomeOf(rules.finalize(example({ state }), examined, now), stateOf)

export const attachmentTable = lifecycleTable({
  life: attachmentLife,
  starts: () => {
    const added = rules.add(file, room, { id: newId(), by: newId(), now })
    if (added.refusal !== undefined) throw new Error(added.refusal)
    return [added.state.state]
  },
  actions: {
    finalize: [finalizedAs({ fileId: newId() }), finalizedAs({ malware: 'Eicar' })],
    delete: [state => outcomeOf(rules.remove(example({ state }), now), stateOf)],
    expire: [state => outcomeOf(rules.expire(example({ state }), now), stateOf)],
  },
})
