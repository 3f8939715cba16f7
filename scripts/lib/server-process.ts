/**
 * How the server's process is started, wherever that is: with less memory that it holds and does not use. The files
 * of deploy/ say the same, and a test holds them together.
 */

/**
 * A page is done with at once: the room for what is new would grow to 64 MB, and is as fast with 16, of which
 * each half has so many. What is old may grow by a third before it is looked through: by itself it is left to double,
 * and then to lie.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=30'];

/**
 * Threads that make pictures keep memory of their own each: two heaps are enough. What is larger than 128 kB goes
 * back as soon as it is not needed; by itself the C library keeps ever larger pieces.
 */
export const SERVER_MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };
