/**
 * Adds requests to the log of a store and mode: a stream in the order in which they ended, and a hash that finds the newest entry of a request ID. Entries beyond
 * the limit or older than a day are removed from both, a bounded number per call, so that the script stays short.
 *
 * KEYS: stream, hash. ARGV: the limit, the age in seconds, then pairs of a request ID and its record.
 */
export const ADD_REQUESTS = `
local limit, age = tonumber(ARGV[1]), tonumber(ARGV[2])
for i = 3, #ARGV, 2 do
  local entry = redis.call('XADD', KEYS[1], '*', 'id', ARGV[i], 'record', ARGV[i + 1])
  redis.call('HSET', KEYS[2], ARGV[i], entry)
end
local function remove(entries)
  for _, entry in ipairs(entries) do
    local id = entry[2][2]
    if redis.call('HGET', KEYS[2], id) == entry[1] then redis.call('HDEL', KEYS[2], id) end
    redis.call('XDEL', KEYS[1], entry[1])
  end
end
local excess = redis.call('XLEN', KEYS[1]) - limit
if excess > 0 then remove(redis.call('XRANGE', KEYS[1], '-', '+', 'COUNT', math.min(excess, 500))) end
local oldest = redis.call('TIME')[1] - age
remove(redis.call('XRANGE', KEYS[1], '-', oldest .. '000', 'COUNT', 200))
redis.call('EXPIRE', KEYS[1], age)
redis.call('EXPIRE', KEYS[2], age)
return redis.status_reply('OK')
`;
