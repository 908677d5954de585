// What the page uses of Fluent.

export class FluentResource {
  constructor(text: string);
}

export class FluentBundle {
  constructor(lang: string, options?: { useIsolating?: boolean });
  addResource(resource: FluentResource): Error[];
  getMessage(key: string): { value: object | null } | undefined;
  formatPattern(pattern: object, args?: Record<string, unknown>, errors?: Error[]): string;
}
