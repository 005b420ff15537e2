import { array, Text, Type } from '../../../../platform/contract/shapes.ts'
import { LAST_CLOCK_MINUTE, MINUTES_PER_DAY } from '../../../../platform/vocabulary/local-time.ts'
import { longestShift } from './rules.ts'

/** How many words a shift may be marked with. */
export const tagsOfShift = 10

export const Tags = (description: string) =>
  array(Text(50, { description: 'One word.', examples: ['till'] }), {
    maxItems: tagsOfShift,
    uniqueItems: true,
    description,
  })

export const StartMinutes = Type.Integer({
  minimum: 0,
  maximum: MINUTES_PER_DAY - 1,
  examples: [420],
  description: 'When the shift starts, in minutes from the midnight that its date begins with.',
})
export const EndMinutes = Type.Integer({
  minimum: 1,
  maximum: LAST_CLOCK_MINUTE,
  examples: [900],
  description:
    'When it ends, in minutes from the same midnight; past 1440 for a shift that ends on the next date.',
})
export const BreakMinutes = Type.Integer({
  minimum: 0,
  maximum: longestShift,
  examples: [30],
  description: 'How much of it is unpaid break, in minutes.',
})
