import { faultOf } from './cli-faults.ts';

/**
 * Has a file written that is not there yet.
 * @throws Error with a sentence for whoever typed its name
 */
export async function writeNew<T>(path: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new Error(`${path} bestaat al: noem een nieuw bestand.`);
    throw new Error(`${path} is niet gemaakt: ${faultOf(error, path)}`);
  }
}
