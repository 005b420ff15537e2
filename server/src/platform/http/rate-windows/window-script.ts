/**
 * Asks both windows and takes a place in both or in none, as one step of Redis. A window is a list of the times of its
 * admitted requests, oldest first: some 11 bytes each, 33 kB for a full window of 3000, so both can be exact.
 *
 * KEYS: the organisation's window, the key's window (same slot).
 * ARGV: window in ms, places of the organisation, places of the key (0: no key), 1 to take or 0 to look,
 *   the time in ms or '' for Redis's own clock, which all processes share.
 * Answer: admitted 0|1, used by the organisation, ms until its next free place, used by the key, ms likewise.
 *
 * A clock that went back (failover to another machine) by less than a window holds still until it has caught up; by
 * more, the recorded times are known to be wrong and are forgotten.
 */
export const windowScript = `
local window = tonumber(ARGV[1])
local places = { tonumber(ARGV[2]), tonumber(ARGV[3]) }
local windows = places[2] > 0 and 2 or 1
local clock = tonumber(ARGV[5])
if not clock then
  local time = redis.call('TIME')
  clock = time[1] * 1000 + math.floor(time[2] / 1000)
end

local now = clock
for i = 1, windows do
  local newest = tonumber(redis.call('LINDEX', KEYS[i], -1) or nil)
  if newest and newest - clock >= window then
    redis.call('DEL', KEYS[i])
  elseif newest and newest > now then
    now = newest
  end
end

local chunk = 64
local used = { 0, 0 }
local admitted = 1
for i = 1, windows do
  local oldest = tonumber(redis.call('LINDEX', KEYS[i], 0) or nil)
  local more = oldest and oldest <= now - window
  while more do
    local head = redis.call('LRANGE', KEYS[i], 0, chunk - 1)
    local expired = 0
    while head[expired + 1] and tonumber(head[expired + 1]) <= now - window do
      expired = expired + 1
    end
    if expired > 0 then redis.call('LTRIM', KEYS[i], expired, -1) end
    more = expired == chunk
  end
  used[i] = redis.call('LLEN', KEYS[i])
  if used[i] >= places[i] then admitted = 0 end
end

local freesIn = { 0, 0 }
for i = 1, windows do
  if admitted == 1 and ARGV[4] == '1' then
    redis.call('RPUSH', KEYS[i], string.format('%.0f', now))
    redis.call('PEXPIRE', KEYS[i], string.format('%.0f', now - clock + window))
    used[i] = used[i] + 1
  end
  if used[i] > 0 then
    freesIn[i] = redis.call('LINDEX', KEYS[i], 0) + window - clock
  end
end
return { admitted, used[1], freesIn[1], used[2], freesIn[2] }
`
