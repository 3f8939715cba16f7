/** autocannon has no types of its own; this is as much of it as the benches use. */
declare module 'autocannon' {
  interface Result {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    errors: number;
    non2xx: number;
    throughput: { average: number };
  }
  interface Options {
    url: string;
    connections: number;
    duration: number;
    headers: Record<string, string>;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
