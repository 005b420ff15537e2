import { describe, expect, it } from 'vitest'
import { newId } from '../../vocabulary/ids.ts'
import { ErrorPace, type Later, type LogFields } from '../log.ts'

function pacing() {
  const told: { event: string; fields: LogFields }[] = []
  const waiting: (() => void)[] = []
  const later: Later = (milliseconds, run) => {
    expect(milliseconds).toBe(1000)
    waiting.push(run)
  }
  const pace = new ErrorPace((event, fields) => told.push({ event, fields }), later)
  return { pace, told, second: () => waiting.splice(0).forEach(run => run()) }
}

const broken = () => new TypeError('one of many')
const route = '/v1/tasks'

describe('errors of one cause', () => {
  it('are written whole once a second, and the others of it in one line with their requests', () => {
    const { pace, told, second } = pacing()
    const ids = Array.from({ length: 300 }, newId)
    const whole = ids.map(requestId => pace.first('request failed', broken(), { requestId, route }))
    expect(whole.filter(Boolean)).toHaveLength(1)
    expect(whole[0]).toBe(true)
    expect(told).toEqual([])
    second()
    expect(told).toEqual([
      {
        event: 'request failed again',
        fields: { route, error: 'TypeError', count: 299, requestIds: ids.slice(1).join(' ') },
      },
    ])
    expect(pace.first('request failed', broken(), { requestId: newId(), route })).toBe(true)
    second()
    expect(told).toHaveLength(1)
  })

  it('are one by route, kind and place, whatever their messages say', () => {
    const { pace } = pacing()
    const at = (message: string) => new RangeError(message)
    expect(pace.first('request failed', at('a'), { route })).toBe(true)
    expect(pace.first('request failed', at('b'), { route })).toBe(false)
    expect(pace.first('request failed', at('b'), { route: '/v1/shifts' })).toBe(true)
    expect(pace.first('page failed', at('b'), { route })).toBe(true)
    expect(pace.first('request failed', new TypeError('elsewhere'), { route })).toBe(true)
  })

  it('of fifty thousand, and of thousands of causes, take bounded room', () => {
    const { pace, told, second } = pacing()
    const requestId = newId()
    for (let n = 0; n < 50_000; n++) pace.first('request failed', broken(), { requestId, route })
    const causes = Array.from({ length: 5000 }, (_, n) =>
      pace.first('request failed', broken(), { route: `/${n}` }),
    )
    second()
    expect(causes.filter(Boolean)).toHaveLength(100)
    expect(told).toHaveLength(2)
    expect(told.map(({ fields }) => fields['count'])).toEqual([49_999, 4900])
    expect(JSON.stringify(told).length).toBeLessThan(50_000)
  })
})
