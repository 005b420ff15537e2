import type { Options } from '../command.ts'
import { connectionOptions } from './import.ts'

export const triggerOptions = {
  event: { kind: 'operand', value: 'event', help: 'The event to make up, such as workday.approved.' },
  payload: {
    value: 'json',
    help: 'Fields of the payload in place of made-up ones, such as {"workDayId":"019ddc69-0a55-7b1c-9a41-5d1d6a0c7e02"}.',
  },
  list: { kind: 'switch', help: 'Show the events that the key may trigger, in place of triggering one.' },
  ...connectionOptions,
} as const satisfies Options
