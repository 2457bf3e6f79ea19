// By their files: the package's index loads its wrapper for every store there is, which costs 8 MB at boot.
export { default as RateLimiterMemory } from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
export { default as RateLimiterRedis } from 'rate-limiter-flexible/lib/RateLimiterRedis.js';
export { default as RateLimiterRes } from 'rate-limiter-flexible/lib/RateLimiterRes.js';
