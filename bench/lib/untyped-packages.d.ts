/** autocannon has no types of its own; this is as much of it as the benches use. */
declare module 'autocannon' {
  export interface Result {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    errors: number;
    non2xx: number;
    throughput: { average: number };
  }
  export interface Request {
    method: string;
    headers: Record<string, string>;
    body: string;
  }
  export interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration?: number;
    /** Requests in all, in the place of a duration. */
    amount?: number;
    headers?: Record<string, string>;
    /** One after the other on each connection. */
    requests?: { setupRequest(request: Request): Request }[];
  }
  export default function autocannon(options: Options): Promise<Result>;
}
