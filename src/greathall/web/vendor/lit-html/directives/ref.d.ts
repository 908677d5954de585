export function ref(callback: (element: any) => void): unknown;
