/// <reference types="astro/client" />

import type { PageOnRequest, Woningtype } from '@sens/contract';
import type { DwellingPictures } from './features/house-picture/dwelling-pictures.ts';
import type { ToolName } from './features/tool/tools.ts';
import type { PictureData } from './lib/pictures.ts';

declare global {
  namespace App {
    /** What the render entry hands to the pages that are made on request. */
    interface Locals {
      /** Read through `askedFor`. */
      asked?: PageOnRequest;
      /** Made at build. */
      pictures?: {
        dwellings: Record<Woningtype, DwellingPictures>;
        tools: Partial<Record<ToolName, PictureData>>;
      };
      /** Reads a file that was made at build for the PDF. */
      pdfFile?: (name: string) => Uint8Array;
    }
  }

  interface Window {
    dataLayer?: Record<string, unknown>[];
    /** Query the report page was reached with, taken out of the address bar by the head script. */
    sensQuery?: string;
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean;
    'client:presence'?: boolean;
    'client:request'?: boolean;
  }
}
