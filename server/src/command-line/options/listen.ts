import type { Options } from '../command.ts'
import { connectionOptions } from './import.ts'

export const listenOptions = {
  'forward-to': {
    value: 'address',
    help: 'Where each event is sent as a signed delivery; events are only shown when left out.',
  },
  events: {
    value: 'event',
    kind: 'list',
    help: 'The events to listen to; every one that the key may hear of when left out.',
  },
  since: {
    value: 'instant|position',
    help: 'Where in the log to begin, such as the position that an earlier “listen” ended with; now when left out.',
  },
  secret: {
    value: 'text',
    help: 'What deliveries are signed with; one that is always the same for the same key when left out.',
  },
  'allow-remote': { kind: 'switch', help: 'Let --forward-to lead to another machine.' },
  ...connectionOptions,
} as const satisfies Options
