import { type InboxSource, listBehind } from '../../../people/me/port.ts'
import { shiftSwaps } from './contract.ts'
import { swapsWhere } from './store.ts'
import { isOfPeer } from './visibility.ts'

/** Swaps that colleagues propose to the caller, and which wait for their answer. */
export const swapsToAnswer: InboxSource = {
  kind: 'swaps',
  words: 'swaps that colleagues have proposed to the caller',
  list: listBehind(shiftSwaps, 'listOwn'),
  waiting: ({ caller }) => [
    {
      part: null,
      query: { as: 'peer', state: 'proposed' },
      rows: swapsWhere(caller.organisation.id, { state: 'proposed' }, isOfPeer(caller)),
    },
  ],
}
