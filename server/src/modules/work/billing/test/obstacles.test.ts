import { expect, it } from 'vitest'
import { sentenceOf } from '../../../../platform/contract/sentences.ts'
import { locales } from '../../../../platform/vocabulary/locales.ts'
import { obstacles } from '../source-rows/row.ts'
import { obstacleReasons } from '../unbilled/obstacle-reasons.ts'

it.each(locales)('every obstacle has a sentence of its own in the language %s', language => {
  const said = obstacles.map(obstacle =>
    sentenceOf(obstacleReasons, { code: 'billing_stopped', values: { obstacle } }, language),
  )
  expect(new Set(said).size).toBe(obstacles.length)
})
