import { BUCKETS, WINDOW_SECONDS } from './rate-decision.ts';

/**
 * A window is one hash: `s` is the last second seen, `n` is the sum of the buckets, and each second modulo 61 has a bucket with its count and, under `l`, the
 * microsecond of its last request. A bucket leaves the window 60 s after that request, so that no wait exceeds 60 s. The scripts use the clock of Redis, so the
 * clocks of the gateways do not matter. Every write sets the TTL in the same script, so a crash cannot leave a key without one.
 */
const WINDOW = `
local clock = redis.call('TIME')
local nowSecond, nowMicros = tonumber(clock[1]), tonumber(clock[2])

local function read(key, second)
  local bucket, oldest = second % ${BUCKETS}, (second - ${WINDOW_SECONDS}) % ${BUCKETS}
  local stored = redis.call('HMGET', key, 's', 'n', bucket, 'l' .. bucket, oldest, 'l' .. oldest)
  for index = 1, 6 do stored[index] = tonumber(stored[index]) end
  return stored
end

local function open(key)
  local stored = read(key, nowSecond)
  local last = stored[1] or nowSecond
  local window = {key = key, second = nowSecond, micros = nowMicros, charged = 0}
  if nowSecond < last then
    stored = read(key, last)
    window.second, window.micros = last, 0
  end
  local second = window.second
  window.total = stored[2] or 0
  if second - last >= ${BUCKETS} then
    redis.call('DEL', key)
    window.total, window.count = 0, 0
    return window
  end
  if second > last then
    local gone, lasts = {}, {}
    for passed = last + 1, second do
      gone[#gone + 1] = passed % ${BUCKETS}
      lasts[#lasts + 1] = 'l' .. passed % ${BUCKETS}
    end
    for _, count in ipairs(redis.call('HMGET', key, unpack(gone))) do window.total = window.total - (tonumber(count) or 0) end
    redis.call('HDEL', key, unpack(gone))
    redis.call('HDEL', key, unpack(lasts))
    window.count = 0
  else
    window.count = stored[3] or 0
    window.micros = math.max(window.micros, stored[4] or 0)
  end
  if stored[5] and stored[6] <= window.micros then
    local oldest = (second - ${WINDOW_SECONDS}) % ${BUCKETS}
    window.total = window.total - stored[5]
    redis.call('HDEL', key, oldest, 'l' .. oldest)
  end
  return window
end

local function save(window)
  if window.total == 0 then return redis.call('DEL', window.key) end
  local bucket = window.second % ${BUCKETS}
  if window.charged > 0 then
    local count = window.count + window.charged
    redis.call('HSET', window.key, 's', window.second, 'n', window.total, bucket, count, 'l' .. bucket, window.micros)
  else
    redis.call('HSET', window.key, 's', window.second, 'n', window.total)
  end
  redis.call('EXPIRE', window.key, ${BUCKETS + 1})
end

local function secondsUntilBelow(window, limit)
  local fields = {}
  for second = window.second - ${WINDOW_SECONDS}, window.second do
    fields[#fields + 1] = second % ${BUCKETS}
    fields[#fields + 1] = 'l' .. second % ${BUCKETS}
  end
  local stored = redis.call('HMGET', window.key, unpack(fields))
  local left = window.total
  for index = 1, ${BUCKETS} do
    left = left - (tonumber(stored[2 * index - 1]) or 0)
    if left < limit then
      local micros = (index - 1) * 1000000 + tonumber(stored[2 * index]) - window.micros
      return math.min(${WINDOW_SECONDS}, math.max(1, math.ceil(micros / 1000000)))
    end
  end
  return ${WINDOW_SECONDS}
end
`;

/**
 * Charges the requests of one key. `KEYS[1]` is the window of the key; the other keys are the windows of its clients, if it has a limit per client. `ARGV` is the
 * limit of the key, the limit of a client, and the number of requests of each client, or of the key if there are no clients. A request is charged to both
 * windows or to neither. Returns the charged second, what remains for the key, and the wait of its window; then, for each count, how many requests are
 * allowed, what remains for the client, and the wait of its window. A wait is 0 unless a request was refused and the window is full.
 */
export const CHARGE = `${WINDOW}
local key = open(KEYS[1])
local keyLimit, clientLimit = tonumber(ARGV[1]), tonumber(ARGV[2])
local clients, result, refused = {}, {}, false
for index = 3, #ARGV do
  local count = tonumber(ARGV[index])
  local client = KEYS[index - 1] and open(KEYS[index - 1])
  local allowed = math.min(count, keyLimit - key.total)
  if client then allowed = math.min(allowed, clientLimit - client.total) end
  allowed = math.max(0, allowed)
  for _, window in ipairs(client and {key, client} or {key}) do
    window.total = window.total + allowed
    window.charged = window.charged + allowed
  end
  if client then save(client) end
  local isFull = client and allowed < count and client.total >= clientLimit
  result[#result + 1] = allowed
  result[#result + 1] = client and math.max(0, clientLimit - client.total) or 0
  result[#result + 1] = isFull and secondsUntilBelow(client, clientLimit) or 0
  refused = refused or allowed < count
end
save(key)
local isFull = refused and key.total >= keyLimit
return {key.second, math.max(0, keyLimit - key.total), isFull and secondsUntilBelow(key, keyLimit) or 0, unpack(result)}
`;

/** Refunds one request, charged in second `ARGV[1]`, to every window in `KEYS`. Returns the count of the first window. */
export const REFUND = `${WINDOW}
local stored
for _, name in ipairs(KEYS) do
  local window = open(name)
  local charged = tonumber(ARGV[1])
  local isInside = charged <= window.second and charged > window.second - ${BUCKETS}
  local count = isInside and tonumber(redis.call('HGET', name, charged % ${BUCKETS})) or 0
  if count > 0 then
    redis.call('HINCRBY', name, charged % ${BUCKETS}, -1)
    window.total = window.total - 1
  end
  save(window)
  stored = stored or window.total
end
return stored
`;
